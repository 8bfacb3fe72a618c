/** A helpline that is open around the clock, or nearly so. Its name is in its own language. */
export interface HelpLine {
  readonly name: string;
  /** As it is written in its country. */
  readonly number: string;
  /** As a telephone dials it. */
  readonly dial: string;
}

export interface Country {
  readonly line: HelpLine;
  /** For danger at this moment. */
  readonly emergency: string;
}

/** When the list was last checked. Numbers change: findahelpline.com is always shown with it. */
export const listedIn = '2025-06';

/** Where lines of every country are found. */
export const helplineFinder = 'https://findahelpline.com';

/** Works in more countries than any other number; shown where the country is unknown. */
export const anyEmergency = '112';

const country = (
  name: string,
  number: string,
  emergency: string,
  dial = number.replaceAll(/\D/g, ''),
): Country => ({
  line: { name, number, dial },
  emergency,
});

/** By ISO 3166 region. Only lines that are known for certain. */
export const countries: Readonly<Record<string, Country>> = {
  AR: country('Centro de Asistencia al Suicida', '135', '911'),
  AT: country('TelefonSeelsorge', '142', '112'),
  AU: country('Lifeline', '13 11 14', '000'),
  BE: country('Zelfmoordlijn', '1813', '112'),
  BR: country('Centro de Valorização da Vida', '188', '192'),
  CA: country('9-8-8 Suicide Crisis Helpline', '988', '911'),
  CH: country('Die Dargebotene Hand', '143', '144'),
  CN: country('全国统一心理援助热线', '12356', '120'),
  DE: country('TelefonSeelsorge', '0800 111 0 111', '112'),
  DK: country('Livslinien', '70 201 201', '112'),
  ES: country('Línea 024', '024', '112'),
  FR: country('Numéro national de prévention du suicide', '3114', '112'),
  GB: country('Samaritans', '116 123', '999'),
  IE: country('Samaritans', '116 123', '112'),
  IL: country('ERAN', '1201', '101'),
  IN: country('Tele-MANAS', '14416', '112'),
  IT: country('Telefono Amico', '02 2327 2327', '112'),
  JP: country('よりそいホットライン', '0120-279-338', '119'),
  KR: country('자살예방 상담전화', '109', '119'),
  MX: country('Línea de la Vida', '800 911 2000', '911'),
  NL: country('113 Zelfmoordpreventie', '113', '112'),
  NO: country('Mental Helse', '116 123', '113'),
  NZ: country('Need to talk?', '1737', '111'),
  PL: country('Telefon zaufania', '116 123', '112'),
  PT: country('SNS 24', '808 24 24 24', '112'),
  SE: country('Självmordslinjen', '90101', '112'),
  SG: country('Samaritans of Singapore', '1767', '995'),
  TW: country('安心專線', '1925', '119'),
  US: country('988 Suicide & Crisis Lifeline', '988', '911'),
  ZA: country('SADAG', '0800 567 567', '112'),
};
