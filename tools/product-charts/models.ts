import type { Model } from 'statechart-tools/explorer/model';

const modules = import.meta.glob<{ readonly model: Model }>('../../tests/machines/**/*.model.ts', {
  eager: true,
});

/** All models by the names of their files: `chat-stream` for tests/machines/chat/reply/chat-stream.model.ts. */
export const models: ReadonlyMap<string, Model> = new Map(
  Object.entries(modules).map(([path, { model }]) => [nameIn(path), model]),
);

function nameIn(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.model\.ts$/, '');
}
