import type { ReplySettings } from '../../../../contract/replies/reply-settings.ts';
import { useMessages } from '../../../locales/messages.ts';
import { SelectField } from '../../components/forms/select-field.tsx';

/** The choice of the model; nothing where there is nothing to choose from. */
export function ModelField({ replies: { model, models } }: { readonly replies: ReplySettings }) {
  const t = useMessages('roomSettings').replies;
  const [standard = '', ...others] = models;
  const isMissing = model !== null && !models.includes(model);
  if (others.length === 0 && !isMissing) return null;
  return (
    <SelectField label={t.model} name="model" defaultValue={model === standard ? '' : (model ?? '')}>
      <option value="">{t.standard(standard)}</option>
      {others.map((name) => (
        <option key={name}>{name}</option>
      ))}
      {isMissing ? <option value={model}>{t.missing(model)}</option> : null}
    </SelectField>
  );
}
