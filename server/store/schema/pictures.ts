/** A picture that people gave their mates, stored once however many use it. */
export interface PictureRow {
  /** SHA-256 of its largest size, in base64url. */
  picture_id: string;
  /** The bytes of all its sizes. */
  bytes: number;
  /** When it was last added. */
  used_at: number;
  /** When an operator withdrew it, which deleted its files; nobody can add it again. */
  withdrawn_at: number | null;
}

export interface PictureFileRow {
  picture_id: string;
  /** The edge in pixels. */
  size: number;
  /** WebP, without metadata. */
  content: Uint8Array;
}

/** An account that added a picture, and may use it for its mates. */
export interface PictureOwnerRow {
  user_id: string;
  picture_id: string;
  /** When the user last added it or saved a mate with it. */
  used_at: number;
}
