import { nginxConfiguration } from './nginxConfiguration.ts';

const print = (options: Pick<Parameters<typeof nginxConfiguration>[0], 'hasIpv6'>) =>
  nginxConfiguration({ store: '/srv/site', port: 8080, hasBrotli: false, ...options });
const addresses = (configuration: string) =>
  [...configuration.matchAll(/^ {2}listen (\S+)/gm)].map(([, place]) => place);

test('nginx listens on IPv6 only where it is said that the machine has it', () => {
  expect(addresses(print({}))).toEqual(['8080']);
  expect(addresses(print({ hasIpv6: true }))).toEqual(['8080', '[::]:8080']);
});
