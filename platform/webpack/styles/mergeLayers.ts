import type { AtRule, Plugin } from 'postcss';

/**
 * A plugin for PostCSS that puts the rules of each cascade layer of a stylesheet into one block, where the first block stands.
 * The order of the layers is declared apart, and that of the rules in a layer stays, so the cascade is the same.
 */
export const mergeLayers: Plugin = {
  postcssPlugin: 'merge-layers',
  OnceExit(root) {
    const blocks = new Map<string, AtRule>();
    for (const node of [...root.nodes]) {
      if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes || !node.params) continue;
      const first = blocks.get(node.params);
      if (first) {
        first.append(node.nodes);
        node.remove();
      } else blocks.set(node.params, node);
    }
  },
};
