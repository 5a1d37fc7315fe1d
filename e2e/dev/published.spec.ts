import { expect, test } from '@playwright/test';
import { FolderStore } from 'shared/release/store/FolderStore';
import { storeFolder } from '../support/places.ts';

test('nothing of the dev server is in what is published', async () => {
  const store = new FolderStore(storeFolder);
  const keys = [...(await store.list('apps/')), ...(await store.list('pages/'))];
  const texts = keys.filter((key) => /\.(?:js|cjs|css|html|json)$/.test(key));
  expect(texts.length).toBeGreaterThan(50);
  const marks = /\/_dev\/|dev-(?:badge|overlay|page)|dev(?:Builds|LoadScript|RefreshRuntime)|\$RefreshReg\$|webpackHot/;
  const marked = [];
  for (const key of texts) if (marks.test(String(await store.get(key)))) marked.push(key);
  expect(marked).toEqual([]);
});
