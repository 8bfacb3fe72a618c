/** A file that is no picture that can be used here. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly reason: 'large' | 'unreadable';

  constructor(reason: PictureError['reason'], options?: ErrorOptions) {
    super(`The picture cannot be used: ${reason}.`, options);
    this.reason = reason;
  }
}
