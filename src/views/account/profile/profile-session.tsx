import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectMinutes, type AiDisclosureActor } from '../../../machines/safety/ai-disclosure.machine.ts';
import { useAiDisclosure } from '../../app-context.ts';
import sheet from '../../components/dialogs/sheet.module.css';

/** The time that the user has spent in this session. */
export function ProfileSession() {
  const presence = useAiDisclosure();
  return presence === undefined ? null : <Session presence={presence} />;
}

function Session({ presence }: { readonly presence: AiDisclosureActor }) {
  const t = useMessages('wellbeing').session;
  const minutes = useSelector(presence, selectMinutes);
  if (minutes === null) return null;
  return (
    <section className={sheet.section} aria-labelledby="session">
      <h2 id="session">{t.title}</h2>
      <p>{t.text(minutes)}</p>
      <p className={sheet.muted}>{t.note}</p>
    </section>
  );
}
