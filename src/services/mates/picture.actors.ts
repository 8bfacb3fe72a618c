import { fromEventObservable, fromPromise } from 'xstate';
import { addPicture } from '../../../contract/mates/picture.ts';
import { createHttp } from '../http/http.ts';
import { observe } from '../shared/from-async-source.ts';
import type { Services } from '../shared/services.ts';
import type { PictureFiles } from './pictures/picture-files.ts';
import { importCode } from '../shared/import-code.ts';
import type { ChosenPicture } from '../../machines/mates/editor/picture-square.ts';
import type { UploadEvent, UploadInput } from '../../machines/mates/editor/picture-choice.machine.ts';

/** Implements the actors of the choice of a picture. */
export const pictureActors = ({ http }: Pick<Services, 'http'>, files: PictureFiles) => ({
  openPicture: fromPromise<ChosenPicture, undefined>(async () => {
    const file = files.take();
    const { openPicture } = await importCode(() => import('./pictures/open-picture.ts'));
    return openPicture(file);
  }),
  uploadPicture: fromEventObservable<UploadEvent, UploadInput>(({ input: { square } }) =>
    observe(async (emit, signal) => {
      const { fileFetch } = await importCode(() => import('./pictures/file-fetch.ts'));
      const file = files.current() ?? new Blob();
      const fetch = fileFetch(file, (share) => emit({ type: 'upload.progress', share }));
      const { call } = createHttp({ ...http, fetch });
      const { pictureId } = await call(addPicture, { confirmed: '1', square: toText(square) }, signal);
      emit({ type: 'upload.done', picture: pictureId });
    }),
  ),
});

const toText = ({ left, top, edge }: UploadInput['square']): string =>
  [left, top, Math.max(edge, 1)].map((value) => String(Math.floor(value))).join();
