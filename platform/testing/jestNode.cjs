// The smallest compression would take most of the time of the tests that render pages.
process.env.SITE_COMPRESSION ??= 'fast';
