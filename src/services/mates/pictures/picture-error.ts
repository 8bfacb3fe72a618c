import { ExpectedError } from '../../shared/expected-error.ts';

/** A file that is no picture that can be used here. */
export class PictureError extends ExpectedError {
  override readonly name = 'PictureError';
  readonly reason: 'large' | 'unreadable';

  constructor(reason: PictureError['reason'], options?: ErrorOptions) {
    super(`The picture cannot be used: ${reason}.`, options);
    this.reason = reason;
  }
}
