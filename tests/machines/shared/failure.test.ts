import { expect, test } from 'vitest';
import { refusedFields, toFailure } from '../../../src/machines/shared/failure.ts';

const refusal = (more: object) => toFailure({ kind: 'rejected', code: 4000, message: 'Wrong.', ...more });

test('each field that was refused has its reason, and the first that of the failure', () => {
  const fields = { email: 'No address.', 'draft.name': 'Too long.', hidden: 'Missing.' };
  const failure = refusal({ field: 'email', fields });
  expect(refusedFields(failure, 'Falsch.', ['new-email', 'name'])).toEqual({
    'new-email': 'Falsch.',
    name: 'Too long.',
  });
});

test('a refusal of one field, or of none that is shown, has no others', () => {
  expect(refusedFields(refusal({ field: 'email' }), 'Wrong.', ['email', 'password'])).toEqual({
    email: 'Wrong.',
  });
  expect(refusedFields(refusal({ field: 'other' }), 'Wrong.', ['email'])).toEqual({});
  expect(refusedFields(refusal({ fields: { email: 1 } }), 'Wrong.', ['email'])).toEqual({});
});
