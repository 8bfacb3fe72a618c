import { helpLinesCheckedIn } from '../../contract/safety/help.ts';

/** A helpline that is open around the clock, or nearly so. Its name is in a language of its country. */
export interface HelpLine {
  readonly name: string;
  /** As it is written in its country. */
  readonly number: string;
  /** Whether it also takes text messages. */
  readonly takesTexts: boolean;
  /** As a telephone dials it. */
  readonly dial: string;
}

export interface Country {
  /** Null where no line for the whole country is known. */
  readonly line: HelpLine | null;
  /** The lines for people who speak another language of the country, by that language. */
  readonly otherLines: Readonly<Record<string, HelpLine>>;
  /** For danger at this moment. */
  readonly emergency: string;
}

/** When the list was last gone through, as a day in each time zone. Numbers change: findahelpline.com is always shown with it. */
export const listedIn = new Date(`${helpLinesCheckedIn}-15T12:00`);

/** Returns the line of a country for people who speak this language; null where none is known. */
export const helpLineOf = (region: string, language: string): HelpLine | null => {
  const country = countries[region];
  return country?.otherLines[language] ?? country?.line ?? null;
};

const line = (name: string, number: string): HelpLine => ({
  name,
  number,
  takesTexts: texting.has(number),
  dial: number.replace(/,.*/, '').replaceAll(/[^\d*]/g, ''),
});

const texting = new Set(['988', '1737']);

const country = (
  emergency: string,
  own: HelpLine | null,
  otherLines: Readonly<Record<string, HelpLine>> = {},
): Country => ({ line: own, otherLines, emergency });

/**
 * By ISO 3166 region. Only lines and numbers that are known for certain, or that the page above them states, read in the month of
 * `helpLinesCheckedIn`. Those without a page are as the list of June 2025 had them: no newer page was found.
 */
export const countries: Readonly<Record<string, Country>> = {
  // https://progress.guide/?p=13037
  AE: country('998', line('خط الدعم النفسي', '800 4673')),
  // https://progress.guide/?p=12165
  AR: country('911', line('Centro de Asistencia al Suicida', '135')),
  // https://www.nachrichten.at/oberoesterreich/telefonseelsorge-ist-seit-25-jahren-ein-notruf;art4,3823544
  AT: country('112', line('TelefonSeelsorge', '142')),
  AU: country('000', line('Lifeline', '13 11 14')),
  // fr: https://www.preventionsuicide.be/actualites/le-centre-de-prevention-du-suicide-publie-son-rapport-dactivites-2022
  BE: country('112', line('Zelfmoordlijn', '1813'), {
    fr: line('Centre de Prévention du Suicide', '0800 32 123'),
  }),
  // https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/
  BR: country('192', line('Centro de Valorização da Vida', '188')),
  // https://internationalmentalhealth.org/resources/
  // fr: https://www.maplenow.ca/fr/site/988-suicide-crisis-helpline
  CA: country('911', line('9-8-8 Suicide Crisis Helpline', '988'), {
    fr: line('9-8-8 : Ligne d’aide en cas de crise de suicide', '988'),
  }),
  // https://www.srf.ch/sendungen/tageschronik/heute-vor-61-jahren-telefon-seelsorge-143-gegruendet
  // fr: https://www.20min.ch/fr/story/session-du-parlement-traumatise-par-le-loup-alain-berset-conseille-la-main-tendue-837858163750
  CH: country('144', line('Die Dargebotene Hand', '143'), {
    fr: line('La Main Tendue', '143'),
  }),
  // https://www.latercera.com/nacional/noticia/fono-4141-de-prevencion-del-suicidio-mas-de-227000-llamadas-atendidas-en-tres-anos/
  CL: country('131', line('Línea de Prevención del Suicidio', '*4141')),
  // http://sz12333.net.cn/shebao/13011.html
  CN: country('120', line('全国统一心理援助热线', '12356')),
  // Its best-known line, 106, answers in Bogotá and some departments only.
  CO: country('123', null),
  DE: country('112', line('TelefonSeelsorge', '0800 111 0 111')),
  DK: country('112', line('Livslinien', '70 201 201')),
  // https://progress.guide/?p=12437
  EG: country('123', line('الخط الساخن للصحة النفسية', '16328')),
  // https://somospacientes.com/noticias/sanidad/en-marcha-el-024-telefono-de-atencion-a-la-conducta-suicida
  ES: country('112', line('Línea 024', '024')),
  // https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/
  FR: country('112', line('Numéro national de prévention du suicide', '3114')),
  // https://www.samaritans.org/news/samaritans-in-northern-ireland-answer-one-million-calls-during-10-years-of-freephone
  GB: country('999', line('Samaritans', '116 123')),
  // https://www.irishtimes.com/news/samaritans-freephone-helpline-will-save-lives-says-lynch-1.526624
  IE: country('112', line('Samaritans', '116 123')),
  IL: country('101', line('ERAN', '1201')),
  IN: country('112', line('Tele-MANAS', '14416')),
  IT: country('112', line('Telefono Amico', '02 2327 2327')),
  // An operator of 911 refers to help.
  JO: country('911', null),
  // https://tascalne.com/?p=1098
  JP: country('119', line('よりそいホットライン', '0120-279-338')),
  // https://www.newspub.kr/content?category=1&dark=0&nid=698e80f136714e6ba5d6a2b7
  KR: country('119', line('자살예방 상담전화', '109')),
  // https://progress.guide/?p=12625
  LB: country('112', line('خط الحياة', '1564')),
  // Has no line for the whole country: https://progress.guide/atlas/africa/morocco
  MA: country('15', null),
  MX: country('911', line('Línea de la Vida', '800 911 2000')),
  NL: country('112', line('113 Zelfmoordpreventie', '113')),
  NO: country('113', line('Mental Helse', '116 123')),
  // https://vice.com/en/article/new-zealands-biggest-mental-health-helpline-misses-one-in-four-calls
  NZ: country('111', line('Need to talk?', '1737')),
  // https://www.infobae.com/peru/2024/12/29/linea-113-recibio-mas-de-135-mil-llamadas-de-apoyo-en-salud-mental-en-2024
  PE: country('106', line('Línea 113', '113, opción 5')),
  PL: country('112', line('Telefon zaufania', '116 123')),
  // https://24noticias.sapo.pt/atualidade/artigos/nova-linha-nacional-para-prevencao-do-suicidio-entra-em-funcionamento-como-funciona
  PT: country('112', line('Linha Nacional de Prevenção do Suicídio', '1411')),
  // https://progress.guide/?p=12890
  SA: country('997', line('المركز الوطني لتعزيز الصحة النفسية', '920033360')),
  SE: country('112', line('Självmordslinjen', '90101')),
  SG: country('995', line('Samaritans of Singapore', '1767')),
  // Its line could not be confirmed: https://progress.guide/?p=12991
  TN: country('190', null),
  TW: country('119', line('安心專線', '1925')),
  // https://www.msdmanuals.com/de/heim/kurzinformationen-psychische-gesundheitsst%C3%B6rungen/selbstmordverhalten-und-selbstverletzung/selbstmordverhalten
  US: country('911', line('988 Suicide & Crisis Lifeline', '988')),
  // https://www.subrayado.com.uy/cada-tres-dias-un-adolescente-se-suicida-uruguay-n648093
  UY: country('911', line('Línea Vida', '0800 0767')),
  ZA: country('112', line('SADAG', '0800 567 567')),
};
