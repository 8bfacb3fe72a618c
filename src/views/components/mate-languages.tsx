import type { Mate } from '../../../contract/mate.ts';
import { useMessages } from '../../locales/messages.ts';

interface MateLanguagesProps {
  readonly mate: Pick<Mate, 'languages'>;
  readonly className: string | undefined;
}

/** The languages in which a mate replies; nothing where a language model writes its replies. */
export function MateLanguages({ mate: { languages = [] }, className }: MateLanguagesProps) {
  const t = useMessages('components');
  return languages.length === 0 ? null : <p className={className}>{t.speaks(languages)}</p>;
}
