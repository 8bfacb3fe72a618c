import type { EntryFieldsProps } from './entry-fields.tsx';

const maxInteger = 1_000_000;

/** The properties of a number; blank for the default. */
export const numeric = ({ values }: EntryFieldsProps, name: string, { min = 0, max = maxInteger } = {}) => ({
  name,
  type: 'number',
  min,
  max,
  defaultValue: values[name],
});

/** The properties of a checkbox. */
export const isOn = ({ values }: EntryFieldsProps, name: string) => ({ name, isOn: values[name] !== '' });
