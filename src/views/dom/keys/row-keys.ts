import type { KeyboardEvent } from 'react';

/** The rows that a key moved between. */
interface RowMove {
  readonly from: string;
  readonly to: string;
}

/**
 * Moves the focus between the rows of a list, and between the controls of a row: elements with `data-row`, and in them with
 * `data-stop`, in one with `data-rows`. For each control. Returns the values of `data-row` where it went to another row.
 */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): RowMove | null {
  const { currentTarget: control, altKey, ctrlKey, metaKey } = event;
  const row = control.closest('[data-row]');
  if (row === null || altKey || ctrlKey || metaKey) return null;
  const rows = [...(row.closest('[data-rows]')?.querySelectorAll('[data-row]') ?? [])];
  const place = placeAfter(event.key, rows.indexOf(row), rows.length);
  const stops = stopsIn(row);
  const column = stops.findIndex((stop) => stop === control);
  const next =
    place === null ? stops[column + sidewards(event.key, row)] : stopsIn(rows[place] ?? row)[column];
  if (next === undefined || next === control) return null;
  event.preventDefault();
  next.focus();
  return place === null ? null : { from: nameOf(row), to: nameOf(rows[place] ?? row) };
}

const pageSize = 10;

/** The place of the row that a key moves to; null for any other key. */
function placeAfter(key: string, place: number, count: number): number | null {
  const within = (wanted: number): number => Math.max(0, Math.min(count - 1, wanted));
  switch (key) {
    case 'ArrowDown':
      return within(place + 1);
    case 'ArrowUp':
      return within(place - 1);
    case 'PageDown':
      return within(place + pageSize);
    case 'PageUp':
      return within(place - pageSize);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The number of controls that a key moves on: 0 for any other key. */
function sidewards(key: string, row: Element): number {
  const isReversed = getComputedStyle(row).direction === 'rtl';
  if (key === 'ArrowRight') return isReversed ? -1 : 1;
  if (key === 'ArrowLeft') return isReversed ? 1 : -1;
  return 0;
}

const stopsIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-stop]')];

const nameOf = (row: Element): string => row.getAttribute('data-row') ?? '';
