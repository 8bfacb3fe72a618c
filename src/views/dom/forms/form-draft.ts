import type { FormFields, FormDraftsActor } from '../../../machines/auth/form-drafts.machine.ts';

/**
 * Fills a form with what was typed into it before the page was loaded, and reports what is typed from now on, until the form
 * is removed. Its attribute `data-draft` names it; what is in one with `data-draft-stays` outlives it.
 */
export const keepDraft = (element: HTMLElement, drafts: FormDraftsActor): (() => void) => {
  if (!(element instanceof HTMLFormElement)) throw new TypeError('Only a form has a draft.');
  const form = element.dataset['draft'] ?? '';
  const restored = drafts.getSnapshot().context.restored[form];
  if (restored !== undefined) fill(element, restored);
  const report = () => drafts.send({ type: 'form.changed', form, fields: fieldsOf(element) });
  element.addEventListener('input', report);
  return () => {
    element.removeEventListener('input', report);
    if (element.dataset['draftStays'] === undefined) drafts.send({ type: 'form.left', form });
  };
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fill(form: HTMLFormElement, fields: FormFields): void {
  for (const control of controlsOf(form)) {
    const text = fields[control.name];
    if (isChoice(control)) control.checked = text === control.value;
    else if (text !== undefined) control.value = text;
  }
}

const fieldsOf = (form: HTMLFormElement): FormFields =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isChoice(control) || control.checked)
      .map(({ name, value }) => [name, value]),
  );

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== '');

/** Neither a file nor a secret, which its `autocomplete` shows even where its text can be read. */
const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement &&
    !['password', 'file'].includes(element.type) &&
    !/password|one-time-code/u.test(element.autocomplete)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
