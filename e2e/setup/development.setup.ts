import { test } from '@playwright/test';
import { developmentStoreFolder } from '../support/places.ts';
import { updateStore } from '../support/updateStore.ts';

test('the site builds in development mode', async () => {
  await updateStore(developmentStoreFolder, 'development');
});
