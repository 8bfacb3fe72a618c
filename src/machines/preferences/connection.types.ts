export type ConnectionEvent = { readonly type: 'network.lost' } | { readonly type: 'network.found' };
