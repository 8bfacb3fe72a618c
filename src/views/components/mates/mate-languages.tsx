import { useSelector } from '@xstate/react';
import type { Mate } from '../../../../contract/mates/mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import { useLanguage } from '../../app-context.ts';

interface MateLanguagesProps {
  readonly mate: Pick<Mate, 'languages'>;
  readonly className: string | undefined;
  /** Whether they are shown only where the language of the page is none of them. */
  readonly onlyOthers?: boolean;
}

/** The languages in which a mate replies; nothing where a language model writes its replies. */
export function MateLanguages({ mate, className, onlyOthers = false }: MateLanguagesProps) {
  const t = useMessages('components');
  const formats = useMessages('formats');
  const pageLanguage = useSelector(useLanguage(), ({ context }) => context.language);
  const { languages = [] } = mate;
  const isExpected = onlyOthers && languages.includes(pageLanguage);
  if (languages.length === 0 || isExpected) return null;
  return <p className={className}>{t.speaks(formats.languages(languages))}</p>;
}
