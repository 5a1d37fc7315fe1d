// Shared modules need an asynchronous entry.
import('./page.js');
