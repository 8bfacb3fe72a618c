import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectMinutes, type PresenceActor } from '../../machines/presence.selectors.ts';
import { selectWellbeing } from '../../machines/settings.selectors.ts';
import { selectPresence } from '../../machines/wellbeing.selectors.ts';
import { useSettings } from '../actors.ts';
import sheet from '../parts/sheet.module.css';

/** How long the person has been here. */
export function ProfileSession() {
  const presence = useSelector(useSelector(useSettings(), selectWellbeing), selectPresence);
  return presence === undefined ? null : <Session presence={presence} />;
}

function Session({ presence }: { readonly presence: PresenceActor }) {
  const words = useMessages('wellbeing').session;
  const minutes = useSelector(presence, selectMinutes);
  if (minutes === null) return null;
  return (
    <section className={sheet.section} aria-labelledby="session">
      <h2 id="session">{words.title}</h2>
      <p>{words.text(minutes)}</p>
      <p className={sheet.muted}>{words.note}</p>
    </section>
  );
}
