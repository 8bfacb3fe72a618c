import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectHasNotice, type AiDisclosureActor } from '../../machines/safety/ai-disclosure.selectors.ts';
import { useAiDisclosure } from '../app-context.ts';
import styles from './chat-thread.module.css';

/** Says where the visit begins that the mate is an AI. Not while the larger notice above the composer says it. */
export function VisitNotice({ name }: { readonly name: string }) {
  const disclosure = useAiDisclosure();
  return disclosure === undefined ? (
    <Notice name={name} />
  ) : (
    <QuietNotice name={name} disclosure={disclosure} />
  );
}

function QuietNotice({
  name,
  disclosure,
}: {
  readonly name: string;
  readonly disclosure: AiDisclosureActor;
}) {
  const hasNotice = useSelector(disclosure, selectHasNotice);
  return hasNotice ? null : <Notice name={name} />;
}

function Notice({ name }: { readonly name: string }) {
  const { notice } = useMessages('chat');
  return <p className={styles.notice}>{notice(name)}</p>;
}
