/** Where lines of every country are found. */
export const helplineFinder = 'https://findahelpline.com';

/** Works in more countries than any other number; shown where the country is unknown. */
export const anyEmergency = '112';
