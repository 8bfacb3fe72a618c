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

type Size = Pick<ChosenPicture, 'width' | 'height'>;

/** The picture is shown at most so many times larger than where all of its shorter side is. */
export const maxZoom = 8;

const largestEdge = ({ width, height }: Size): number => Math.min(width, height);

/** The top of an upright picture, where faces are, and the middle of a wide one. */
export const firstSquare = (picture: Size): Square => {
  const edge = largestEdge(picture);
  return { left: (picture.width - edge) / 2, top: 0, edge };
};

/** How much larger the picture is shown than with the largest square. */
export const zoomOf = (square: Square, picture: Size): number => largestEdge(picture) / square.edge;

/** Moves the picture by parts of the square, as far as it fills the square. */
export const movedSquare = (
  { left, top, edge }: Square,
  picture: Size,
  by: { x: number; y: number },
): Square => within({ left: left - by.x * edge, top: top - by.y * edge, edge }, picture);

/** Shows the picture larger or smaller around the middle of the square. */
export const scaledSquare = ({ left, top, edge: before }: Square, picture: Size, factor: number): Square => {
  const maxEdge = largestEdge(picture);
  const edge = Math.min(maxEdge, Math.max(maxEdge / maxZoom, before / factor));
  const shift = (before - edge) / 2;
  return within({ left: left + shift, top: top + shift, edge }, picture);
};

const within = ({ left, top, edge }: Square, { width, height }: Size): Square => ({
  left: Math.min(Math.max(left, 0), width - edge),
  top: Math.min(Math.max(top, 0), height - edge),
  edge,
});
