import { Link } from 'wouter';
import type { TextBlock as Block, TextLinks, TextTable } from '../../../locales/text-page.ts';
import styles from './text-block.module.css';

/** One piece of a page that is only read. */
export function TextBlock({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <p className={styles.paragraph}>{block}</p>;
  if ('list' in block) return <PlainList items={Object.values(block.list)} />;
  if ('table' in block) return <Table table={block.table} />;
  return <Links links={block.links} />;
}

function PlainList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** On a phone each row becomes a small card that repeats the heads of the columns. */
function Table({ table: { caption, head, rows } }: { readonly table: TextTable }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.values(rows).map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, index) => (
              <td key={index} data-head={head[index + 1]}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Links({ links }: { readonly links: TextLinks }) {
  return (
    <ul className={styles.links}>
      {Object.entries(links).map(([to, label]) => (
        <li key={to}>
          {to.startsWith('/') ? (
            <Link href={to}>{label}</Link>
          ) : (
            <a href={to} rel="noreferrer">
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
