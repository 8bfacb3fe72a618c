import { newId } from '../../../contract/new-id.ts';

/**
 * Returns a function that sends a request with an id, which stays the same for the same subject until the server has executed it:
 * repeated after a failure, it creates nothing twice.
 */
export const createRequestIds = () => {
  const ids = new Map<string, string>();
  return async <Result>(subject: string, send: (id: string) => Promise<Result>): Promise<Result> => {
    const id = ids.get(subject) ?? newId();
    ids.set(subject, id);
    const result = await send(id);
    ids.delete(subject);
    return result;
  };
};
