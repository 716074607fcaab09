// Loaded into the server before its own code: when the launcher is gone, even by `kill -9`, the server stops too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
