import type { Language } from '../../../contract/languages.ts';
import { spokenBy, spokenLanguages } from '../../content/languages/all.ts';
import type { MateScript } from '../../content/mate-script.ts';
import { mateScripts } from '../../content/scripts/all.ts';
import type { CompanionRequest } from '../companion.ts';
import type { MateProfile } from '../../content/mate-profile.ts';
import { plainScript } from './default-script.ts';
import { createInterpreter } from './understanding/interpreter.ts';
import { englishScript } from './languages/english.ts';
import type { ScriptLanguage } from './languages/script-language.ts';
import { createSpoken, inOrder } from './languages/spoken.ts';
import { createUnderstand } from './languages/understand-spoken.ts';
import { understand as understandEnglish, type Understand } from './understanding/understand.ts';
import { ownScript } from './user-mate-script.ts';

const maxPlainVoices = 50;

/** How a mate understands and speaks a language. */
export interface Voice {
  readonly script: MateScript;
  readonly language: ScriptLanguage;
  readonly understand: Understand;
}

/** Returns the languages in which a mate replies. */
export const languagesOf = (mateId: string): readonly Language[] =>
  inOrder(['en', ...spokenBy(mateId).keys()]);

/** Returns what finds the voice of a mate. Parsing triggers takes longer than replying, so that the voices are cached. */
export const voices = (): ((request: Pick<CompanionRequest, 'mate'>, language: Language) => Voice) => {
  const english = englishVoices();
  const spoken = new Map<string, Voice>();
  return ({ mate }, language) => {
    const content = spokenLanguages.get(language);
    const script = spokenBy(mate.mateId).get(language)?.script;
    if (content === undefined || script === undefined) return english(mate);
    const key = `${language} ${mate.mateId}`;
    const existing = spoken.get(key);
    if (existing !== undefined) return existing;
    const scriptLanguage = createSpoken(content);
    const isAboutUser = (message: string): boolean => scriptLanguage.readQuestion(message) !== null;
    const understand = createUnderstand(content, script, { isAboutUser });
    const voice = { script, language: scriptLanguage, understand };
    spoken.set(key, voice);
    return voice;
  };
};

const englishVoices = (): ((mate: MateProfile) => Voice) => {
  const known = new Map<string, Voice>();
  return (mate) => {
    const written = mateScripts.get(mate.mateId);
    const key = written === undefined ? `plain:${mate.name}\n${mate.shortName}` : mate.mateId;
    const existing = known.get(key);
    if (existing !== undefined && written !== undefined) return existing;
    const script = written ?? scriptFor(mate);
    const voice = {
      script,
      language: englishScript,
      understand: existing?.understand ?? englishReader(mate, script),
    };
    known.delete(key);
    known.set(key, voice);
    const oldest = [...known.keys()].find((one) => one.startsWith('plain:'));
    if (known.size > mateScripts.size + maxPlainVoices && oldest !== undefined) known.delete(oldest);
    return voice;
  };
};

const englishReader = ({ name, shortName }: MateProfile, script: MateScript): Understand => {
  const interpreter = createInterpreter({ full: name, short: shortName }, script);
  return (message, memory) => understandEnglish(interpreter, message, memory);
};

const scriptFor = (mate: MateProfile): MateScript =>
  mate.manner === undefined ? plainScript(mate) : ownScript(mate, mate.manner);
