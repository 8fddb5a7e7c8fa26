title = برنامجك
editor = برنامج
