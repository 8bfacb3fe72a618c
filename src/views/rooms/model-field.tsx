import { useId } from 'react';
import type { ReplySettings } from '../../../contract/reply-settings.ts';
import { useMessages } from '../../locales/messages.ts';
import field from '../components/field.module.css';
import { useRefusalAt } from '../components/form-refusal.tsx';
import select from '../components/select-field.module.css';

/** The choice of the model; nothing where there is nothing to choose from. */
export function ModelField({ replies: { model, models } }: { readonly replies: ReplySettings }) {
  const t = useMessages('roomSettings').replies;
  const id = useId();
  const problem = useRefusalAt('model');
  const [standard = '', ...others] = models;
  const isMissing = model !== null && !models.includes(model);
  if (others.length === 0 && !isMissing) return null;
  return (
    <div className={select.select}>
      <label htmlFor={id}>{t.model}</label>
      <select
        id={id}
        name="model"
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        defaultValue={model === standard ? '' : (model ?? '')}
      >
        <option value="">{t.standard(standard)}</option>
        {others.map((name) => (
          <option key={name}>{name}</option>
        ))}
        {isMissing ? <option value={model}>{t.missing(model)}</option> : null}
      </select>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={field.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
