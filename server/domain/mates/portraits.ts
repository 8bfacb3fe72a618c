import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import * as v from 'valibot';
import { PortraitOptions } from '../../content/portrait-options.ts';

/**
 * Renders a portrait: an SVG document of 512 by 512 with a transparent background, deterministic for its options. It
 * contains only the style's own drawings, whatever the input. Throws ValiError for an unknown feature.
 */
export function portraitSvg(options: PortraitOptions): string {
  const { beard, glasses, gesture, bodyIcon, ...face } = v.parse(PortraitOptions, options);
  return createAvatar(notionists, {
    // Every feature is chosen, so the seed has no effect; a fixed one makes the output deterministic.
    seed: 'portrait',
    size: 512,
    base: ['variant01'],
    hair: [face.hair],
    eyes: [face.eyes],
    brows: [face.brows],
    nose: [face.nose],
    lips: [face.lips],
    body: [face.body],
    ...chosen('beard', beard),
    ...chosen('glasses', glasses),
    ...chosen('gesture', gesture),
    ...chosen('bodyIcon', bodyIcon),
  }).toString();
}

/** An outline of the same size, shown for a hidden mate. */
export const hiddenPortrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">' +
  '<g fill="#8a8a94"><circle cx="256" cy="190" r="92"/><path d="M72 512c0-118 82-190 184-190s184 72 184 190z"/></g></svg>';

function chosen(name: 'beard' | 'glasses' | 'gesture' | 'bodyIcon', value: string | undefined) {
  return value === undefined
    ? { [`${name}Probability`]: 0 }
    : { [name]: [value], [`${name}Probability`]: 100 };
}
