import { isBlank, trimmed } from '../../../../contract/blank-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateForm } from '../../../machines/mates/editor/mate-form.reducers.ts';
import { Tag } from '../../components/chip.tsx';
import { Portrait } from '../../components/mates/portrait.tsx';
import { tinted } from '../../components/mates/mate-theme.ts';
import { portraitOf } from './appearance/portrait-of.ts';
import styles from './mate-preview.module.css';
import { useTagLabel } from '../../components/mates/use-tag-label.ts';

/** The card as Discover will show it. */
export function MatePreview({ form: { words: filled, look, picture } }: { readonly form: MateForm }) {
  const { preview, basics } = useMessages('mateEditor');
  const { name } = useMessages('components');
  const labelOf = useTagLabel();
  const hue = Number(filled.hue);
  const tags = filled.tags
    .split(/[,،、，]/u)
    .map(trimmed)
    .filter((tag) => tag !== '');
  return (
    <section className={styles.preview} {...tinted(hue)}>
      <h2>{preview.title}</h2>
      <Portrait mate={{ hue, ...portraitOf({ look, picture }) }} shape="card" eager />
      <div className={styles.text}>
        <p className={styles.name}>{isBlank(filled.name) ? name : filled.name}</p>
        <p className={styles.tagline}>{isBlank(filled.tagline) ? basics.tagline : filled.tagline}</p>
        <p className={styles.tags}>
          {tags.slice(0, 2).map((tag, index) => (
            <Tag key={`${String(index)} ${tag}`}>{labelOf(tag.toLowerCase())}</Tag>
          ))}
        </p>
      </div>
    </section>
  );
}
