import { test } from '@playwright/test';
import { storeFolder } from '../support/places.ts';
import { updateStore } from '../support/updateStore.ts';

test('the site builds, and "site start" makes it live', async () => {
  await updateStore(storeFolder, 'production');
});
