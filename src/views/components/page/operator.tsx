import { useMessages, type TextPageGroup } from '../../../locales/messages.ts';
import styles from './operator.module.css';

/** The pages that say who runs the server. */
const pages: readonly TextPageGroup[] = ['support', 'termsOfUse', 'privacyNotice'];

/** Who runs the server, how to reach them, and their own pages; nothing where the operator has set none of it. */
export function Operator({ page }: { readonly page: TextPageGroup }) {
  const { operator, contact, pages: own } = useMessages('site');
  const t = useMessages('pages');
  if (!pages.includes(page) || (operator === null && contact === null && own.length === 0)) return null;
  return (
    <dl className={styles.operator}>
      <dt>{t.operator}</dt>
      {operator === null ? null : (
        <dd>
          <bdi>{operator}</bdi>
        </dd>
      )}
      {contact === null ? null : <dd>{link(toHref(contact), contact)}</dd>}
      {own.map(({ to, label }) => (
        <dd key={to}>{link(to, label)}</dd>
      ))}
    </dl>
  );
}

const toHref = (contact: string) => (/^https?:/.test(contact) ? contact : `mailto:${contact}`);

/** These lead out of the app, also on this server. */
const link = (href: string, text: string) => (
  <a href={href}>
    <bdi>{text}</bdi>
  </a>
);
