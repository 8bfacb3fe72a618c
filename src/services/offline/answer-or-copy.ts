import { code } from '../../../contract/envelope.ts';
import { toFailure } from '../../machines/shared/failure.ts';

/** How long an answer is waited for before a copy is shown, in milliseconds. */
export const patience = 3000;

/**
 * Resolves with the answer of the server or, where it fails to answer or takes long, with the copy that this browser has. Without a
 * copy, and where the server refused the request, it waits and fails as the answer does.
 */
export async function answerOrCopy<Answer, Copy>(
  answer: Promise<Answer>,
  findCopy: () => Promise<Copy | null>,
): Promise<Answer | Copy> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Copy>((resolve, reject) => {
    timer = setTimeout(
      () => void findCopy().then((copy) => (copy === null ? undefined : resolve(copy)), reject),
      patience,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    const copy = isRefusal(error) ? null : await findCopy();
    if (copy === null) throw error;
    return copy;
  } finally {
    clearTimeout(timer);
  }
}

/** A server that is overloaded or at fault refuses nothing. */
function isRefusal(error: unknown): boolean {
  const failure = toFailure(error);
  if (failure.kind === 'expired') return true;
  return failure.kind === 'rejected' && !faults.includes(failure.code);
}

const faults: readonly unknown[] = [code.serverError, code.unavailable, code.tooMany];
