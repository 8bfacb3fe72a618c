import { helpLinesCheckedIn } from '../../contract/help.ts';

/** A helpline that is open around the clock, or nearly so. Its name is in its own language. */
export interface HelpLine {
  readonly name: string;
  /** As it is written in its country. */
  readonly number: string;
  /** Whether it also takes text messages. */
  readonly takesTexts: boolean;
  /** As a telephone dials it. */
  readonly dial: string;
  /** A month, and the page that gave the number then; null for one that was only known. */
  readonly checked: { readonly month: string; readonly source: string | null };
}

export interface Country {
  readonly line: HelpLine;
  /** For danger at this moment. */
  readonly emergency: string;
}

/** When the list was last gone through. Numbers change: findahelpline.com is always shown with it. */
export const listedIn = helpLinesCheckedIn;

/** Where lines of every country are found. */
export const helplineFinder = 'https://findahelpline.com';

/** Works in more countries than any other number; shown where the country is unknown. */
export const anyEmergency = '112';

const texting = new Set(['988', '1737']);

/** Without a source, as the list of June 2025 had it: no newer page was found. */
const country = (name: string, number: string, emergency: string, source: string | null = null): Country => ({
  line: {
    name,
    number,
    takesTexts: texting.has(number),
    dial: number.replaceAll(/\D/g, ''),
    checked: { month: source === null ? '2025-06' : helpLinesCheckedIn, source },
  },
  emergency,
});

/** By ISO 3166 region. Only lines that are known for certain. */
export const countries: Readonly<Record<string, Country>> = {
  AR: country('Centro de Asistencia al Suicida', '135', '911', 'https://progress.guide/?p=12165'),
  AT: country('TelefonSeelsorge', '142', '112'),
  AU: country('Lifeline', '13 11 14', '000'),
  BE: country('Zelfmoordlijn', '1813', '112'),
  BR: country(
    'Centro de Valorização da Vida',
    '188',
    '192',
    'https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/',
  ),
  CA: country(
    '9-8-8 Suicide Crisis Helpline',
    '988',
    '911',
    'https://internationalmentalhealth.org/resources/',
  ),
  CH: country('Die Dargebotene Hand', '143', '144'),
  CN: country('全国统一心理援助热线', '12356', '120', 'http://sz12333.net.cn/shebao/13011.html'),
  DE: country('TelefonSeelsorge', '0800 111 0 111', '112'),
  DK: country('Livslinien', '70 201 201', '112'),
  ES: country(
    'Línea 024',
    '024',
    '112',
    'https://somospacientes.com/noticias/sanidad/en-marcha-el-024-telefono-de-atencion-a-la-conducta-suicida',
  ),
  FR: country(
    'Numéro national de prévention du suicide',
    '3114',
    '112',
    'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
  ),
  GB: country(
    'Samaritans',
    '116 123',
    '999',
    'https://www.samaritans.org/news/samaritans-in-northern-ireland-answer-one-million-calls-during-10-years-of-freephone',
  ),
  IE: country(
    'Samaritans',
    '116 123',
    '112',
    'https://www.irishtimes.com/news/samaritans-freephone-helpline-will-save-lives-says-lynch-1.526624',
  ),
  IL: country('ERAN', '1201', '101'),
  IN: country('Tele-MANAS', '14416', '112'),
  IT: country('Telefono Amico', '02 2327 2327', '112'),
  JP: country('よりそいホットライン', '0120-279-338', '119', 'https://tascalne.com/?p=1098'),
  KR: country(
    '자살예방 상담전화',
    '109',
    '119',
    'https://www.newspub.kr/content?category=1&dark=0&nid=698e80f136714e6ba5d6a2b7',
  ),
  MX: country('Línea de la Vida', '800 911 2000', '911'),
  NL: country('113 Zelfmoordpreventie', '113', '112'),
  NO: country('Mental Helse', '116 123', '113'),
  NZ: country(
    'Need to talk?',
    '1737',
    '111',
    'https://vice.com/en/article/new-zealands-biggest-mental-health-helpline-misses-one-in-four-calls',
  ),
  PL: country('Telefon zaufania', '116 123', '112'),
  PT: country(
    'Linha Nacional de Prevenção do Suicídio',
    '1411',
    '112',
    'https://24noticias.sapo.pt/atualidade/artigos/nova-linha-nacional-para-prevencao-do-suicidio-entra-em-funcionamento-como-funciona',
  ),
  SE: country('Självmordslinjen', '90101', '112'),
  SG: country('Samaritans of Singapore', '1767', '995'),
  TW: country('安心專線', '1925', '119'),
  US: country(
    '988 Suicide & Crisis Lifeline',
    '988',
    '911',
    'https://www.msdmanuals.com/de/heim/kurzinformationen-psychische-gesundheitsst%C3%B6rungen/selbstmordverhalten-und-selbstverletzung/selbstmordverhalten',
  ),
  ZA: country('SADAG', '0800 567 567', '112'),
};
