import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ReplyPromptActor } from '../../../machines/chat/reply-prompt.machine.ts';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { PromptSections } from './prompt-sections.tsx';

/** The prompt of a reply. Its code loads when it is first opened. */
export function ReplyPrompt({ actor }: { readonly actor: ReplyPromptActor }) {
  const t = useMessages('messageActions').why;
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  const prompt = useSelector(actor, ({ context }) => context.prompt);
  return (
    <>
      <RequestStatus actor={actor} texts={t} />
      {isMissing ? (
        <EmptyState icon={<Icon name="brain" />} title={t.missing.title} text={t.missing.text} level={2} />
      ) : null}
      {prompt === null ? null : <PromptSections prompt={prompt} />}
    </>
  );
}
