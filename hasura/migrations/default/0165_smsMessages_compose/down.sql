alter table sms_messages drop column audience;
