/** The supported languages, as BCP 47 tags. */
export const languages = ['en', 'es', 'de', 'fr', 'pt-BR', 'ja', 'zh-CN', 'ar'] as const;

export type Language = (typeof languages)[number];
