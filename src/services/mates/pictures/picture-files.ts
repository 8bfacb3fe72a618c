import { takeChosenFile } from '../../browser/chosen-file.ts';

/** The file of the picture that is being chosen, from the choice until it was sent. */
export interface PictureFiles {
  /** Offers a file, such as that of a card, in place of one that the user chooses. */
  readonly offer: (file: Blob | null) => void;
  /** Returns the file that was offered or chosen last, and retains it. */
  readonly take: () => Blob | null;
  /** Returns the file that was taken last. */
  readonly current: () => Blob | null;
  readonly forget: () => void;
}

export const createPictureFiles = (): PictureFiles => {
  let offered: Blob | null = null;
  let current: Blob | null = null;
  return {
    offer: (file) => {
      offered = file;
    },
    take: () => {
      current = offered ?? takeChosenFile('picture');
      offered = null;
      return current;
    },
    current: () => current,
    forget: () => {
      current = null;
    },
  };
};
