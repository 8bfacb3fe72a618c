/** The languages that the product speaks, by their BCP 47 names. */
export const languages = ['en', 'es', 'de', 'fr', 'pt-BR', 'ja', 'zh-CN', 'ar'] as const;

export type Language = (typeof languages)[number];
