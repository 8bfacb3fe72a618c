/** The names of hues, one every 30 degrees. */
export const hues = [
  'Rose',
  'Coral',
  'Amber',
  'Yellow',
  'Lime',
  'Green',
  'Mint',
  'Teal',
  'Sky',
  'Blue',
  'Violet',
  'Magenta',
];
