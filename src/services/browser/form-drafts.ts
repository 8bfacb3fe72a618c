import * as v from 'valibot';
import type { FormDraft, FormFields } from '../../machines/auth/form-drafts.machine.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

type Place = Pick<FormDraft, 'form'> & { readonly userId: string };

/** The unsaved input of the forms in this tab, stored by user; the ID of a visitor is ''. Passwords and codes are never among it. */
export interface FormDrafts {
  /** The drafts of the user, by form. What a visitor typed becomes theirs. */
  readonly read: (userId: string) => Readonly<Record<string, FormFields>>;
  readonly write: (draft: FormDraft & Place) => void;
  readonly remove: (draft: Place) => void;
  readonly removeAll: (userId: string) => void;
  /** Removes them, and returns what stores them again. */
  readonly take: (userId: string) => () => void;
  /** Removes those of all other users; what a visitor typed stays. */
  readonly removeOfOthers: (userId: string) => void;
}

/** `storage` is the tab's: two tabs do not overwrite each other, and nothing remains once the tab is closed. */
export const createFormDrafts = (storage: SafeStorage): FormDrafts => {
  const keysOf = (userId: string) => storage.keys(keyOf({ userId, form: '' }));
  const readAt = (key: string): FormFields => {
    const stored = v.safeParse(StoredFields, storage.read(key));
    return stored.success ? stored.output : {};
  };
  const draftsOf = (userId: string) =>
    keysOf(userId).map((key) => [key.slice(keyOf({ userId, form: '' }).length), readAt(key)] as const);
  const write = ({ fields, ...place }: FormDraft & Place) =>
    void storage.write(keyOf(place), JSON.stringify(fields));
  const remove = (place: Place) => storage.remove(keyOf(place));
  const removeAll = (userId: string) => {
    for (const key of keysOf(userId)) storage.remove(key);
  };
  return {
    read(userId) {
      if (userId !== '')
        for (const [form, fields] of draftsOf('')) {
          write({ userId, form, fields });
          remove({ userId: '', form });
        }
      return Object.fromEntries(draftsOf(userId));
    },
    write,
    remove,
    removeOfOthers(userId) {
      for (const key of storage.keys(prefix))
        if (!['', userId].includes(key.slice(prefix.length).split('/', 1)[0] ?? '')) storage.remove(key);
    },
    removeAll,
    take(userId) {
      const taken = draftsOf(userId);
      removeAll(userId);
      return () => {
        for (const [form, fields] of taken) write({ userId, form, fields });
      };
    },
  };
};

const StoredFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

const prefix = 'form-draft/';

const keyOf = ({ userId, form }: Place): string => `${prefix}${userId}/${form}`;
