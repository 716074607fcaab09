-- What the server calls is a push service of the makers of browsers as it is written, whoever wrote the row; a stand-in of a test is on this machine.

delete from push_subscriptions where endpoint !~
  '^(https://(fcm\.googleapis\.com|([a-z0-9-]+\.)+(push\.services\.mozilla|push\.apple|notify\.windows)\.com)|http://localhost:\d+)/[^[:space:]#\\]*$';
alter table push_subscriptions add constraint push_subscriptions_service_known check (endpoint ~
  '^(https://(fcm\.googleapis\.com|([a-z0-9-]+\.)+(push\.services\.mozilla|push\.apple|notify\.windows)\.com)|http://localhost:\d+)/[^[:space:]#\\]*$');
