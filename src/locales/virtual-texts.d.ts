declare module 'virtual:texts' {
  /** The modules that the build makes of the texts: load-texts.ts has their types. */
  export const languageTexts: unknown;
}
