import type { InspectionEvent } from 'xstate';
import { report } from '../../services/shared/report.ts';

/**
 * Reports each actor of the system that fails: a request, a watcher, a machine that crashed. The machines handle the failures, and
 * none has to report one.
 */
export function reportFailures(event: InspectionEvent): void {
  if (event.type !== '@xstate.event') return;
  const sent = event.event;
  if (sent.type.startsWith('xstate.error.actor.') && 'error' in sent) report(sent['error']);
}
