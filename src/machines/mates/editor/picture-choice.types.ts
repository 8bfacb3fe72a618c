import type { AnyActorRef } from 'xstate';
import type { Failure } from '../../shared/failure.ts';

/** A picture that was chosen, as the page shows it. */
export interface ChosenPicture {
  /** A smaller copy, as a `data:` URL. */
  readonly preview: string;
  /** In pixels of the file, upright. */
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that is used, in its pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

export interface PictureChoiceInput {
  /** The form, which receives `picture.change`. */
  readonly parentRef: AnyActorRef;
}

export interface PictureChoiceContext extends PictureChoiceInput {
  readonly picture: ChosenPicture | null;
  readonly square: Square;
  /** Whether the user confirmed that it shows an adult and that they may use it. */
  readonly isConfirmed: boolean;
  /** How much of the file was sent, from 0 to 1. */
  readonly share: number;
  readonly failure: Failure | null;
}

/** The data that is sent: the file is the one that was opened last. */
export interface UploadInput {
  readonly square: Square;
}

export type UploadEvent =
  | { readonly type: 'upload.progress'; readonly share: number }
  | { readonly type: 'upload.done'; readonly picture: string };

export type PictureChoiceEvent =
  /** A file was chosen in the input named `picture`. */
  | { readonly type: 'picture.choose' }
  /** A card that was imported has a picture. */
  | { readonly type: 'picture.offer' }
  /** In parts of the square. */
  | { readonly type: 'square.move'; readonly x: number; readonly y: number }
  /** Above 1 the picture becomes larger. */
  | { readonly type: 'square.scale'; readonly factor: number }
  | { readonly type: 'confirmation.change'; readonly isConfirmed: boolean }
  | { readonly type: 'picture.use' }
  | { readonly type: 'picture.cancel' }
  | UploadEvent;

export type PictureChoiceTag = 'opening' | 'cropping' | 'unconfirmed' | 'uploading';
