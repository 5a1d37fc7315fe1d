import { createElement, type ReactNode } from 'react';
import { type RichElement, type RichNode, type RichTree, richTextTags } from '../contract/content/RichTree.ts';
import { joinClasses } from './joinClasses.ts';
import styles from './RichText.module.css';

const blocks = ['p', 'ul', 'ol'];

interface RichTextProps {
  readonly para: string | RichTree;
  readonly className?: string;
}

export function RichText({ para, className }: RichTextProps) {
  if (typeof para === 'string') return <p className={className}>{para}</p>;
  if (!para.some(isBlock)) return createElement('p', { className }, ...para.map(toReact));
  return createElement('div', { className: joinClasses(styles.blocks, className) }, ...para.map(toReact));
}

function isBlock(node: RichNode): boolean {
  return typeof node !== 'string' && blocks.includes(node[0]);
}

function toReact(node: RichNode): ReactNode {
  return typeof node === 'string' ? node : toElement(node);
}

function toElement([tag, attributes, children]: RichElement): ReactNode {
  if (!richTextTags.includes(tag)) throw new Error(`rich text must not contain the tag "${tag}"`);
  return createElement(tag, tag === 'a' ? { href: attributes?.href } : null, ...children.map(toReact));
}
